/** Days that what a submission said is kept; what became of it stays told. */
export const contentDays = 180

/** Hours that the secret before still opens after a change: as long as it takes to set the new one everywhere. */
export const secretOverlapHours = 72
