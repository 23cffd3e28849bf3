/** What holds the table's canvas: screens take it over from each other, for a canvas that is made anew is empty for seconds. */
export const table3DHost = document.createElement('div');
table3DHost.className = 'table3d';
