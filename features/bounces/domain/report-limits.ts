/** Maximum number of characters read from a delivery report: its status precedes the copy of the email. */
export const longestReport = 200_000
