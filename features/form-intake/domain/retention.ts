/** Days after which the content of a submission is deleted; its outcome is kept. */
export const contentDays = 180

/** Hours for which the previous secret remains valid, so that it can be replaced everywhere. */
export const secretOverlapHours = 72
