/** Seconds in which all open pages of a person show a maintenance notice: the first that does must not keep it from the others. */
export const togetherSeconds = 20
