export const contentFile = {
  tooLarge: 'Die Datei ist größer als 4 MB.',
  notOrdinary: 'Das ist keine gewöhnliche Datei: Verknüpfungen, Ordner und Pipes werden nicht gelesen.',
  unreadable: 'Die Datei lässt sich nicht lesen',
  notJson: 'Das ist kein JSON: Ein Komma, eine Klammer oder ein Anführungszeichen fehlt oder ist zu viel.',
  double: 'Dieser Name oder diese Zahl kommt zweimal vor.',
  equalColours: 'Die fünf Farben müssen fünf verschiedene sein.',
  equalEmblems: 'Die fünf Embleme müssen fünf verschiedene Namen haben.',
  tooFewCards: 'Das Grundspiel braucht mindestens zehn Karten jeder Farbe und Epoche.',
  negativeGain: 'Nur Karten der Art „negative“ dürfen eine Leiste senken.',
  negativeWithoutLoss: 'Eine Karte der Art „negative“ muss eine Leiste senken.',
} as const;
