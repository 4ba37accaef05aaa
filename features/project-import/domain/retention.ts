/** Days for which an uploaded file that was not imported is retained: its spreadsheet has probably changed since. */
export const draftDays = 30

/** Days after its end for which an import stores the cells of its file; outcomes of projects are retained. */
export const cellsDays = 90
