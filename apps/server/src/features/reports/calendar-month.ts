/** The calendar month in UTC that a moment lies in: its first moment, and that of the next month. */
export function calendarMonth(moment: Date): { from: Date; next: Date } {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month)), next: new Date(Date.UTC(year, month + 1)) };
}
