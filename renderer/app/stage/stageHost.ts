/** What holds the table's canvas: screens take it over from each other, for a canvas that is made anew is empty for seconds. */
export const stageHost = document.createElement('div');
stageHost.className = 'stage';
