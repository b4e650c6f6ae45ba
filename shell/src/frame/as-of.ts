const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** "22 Nov, 21:30", where the device is. @param time in milliseconds */
export const asOf = (time: number): string => FORMAT.format(time);
