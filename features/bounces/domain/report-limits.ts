/** Characters of a delivery report that are read: its status comes before the copy of the email. */
export const longestReport = 200_000
