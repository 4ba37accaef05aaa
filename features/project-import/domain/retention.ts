/** Days a file that was brought and never imported is kept: by then the spreadsheet it came from has moved on. */
export const draftDays = 30

/** Days after its end that an import can still tell the cells of its file; what became of each project stays told. */
export const cellsDays = 90
