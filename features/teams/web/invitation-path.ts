/** The public page of an invitation. */
export const invitationPath = '/invitation'
