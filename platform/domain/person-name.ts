/** Maximum length of each part of a person's name in characters, and of a whole name on one line. */
export const longestPersonName = 200

/** A person's name: letters, dashes, apostrophes and single spaces between words (spec 5). */
export const personNamePattern = /^[\p{L}'’ʼ-]+(?: [\p{L}'’ʼ-]+)*$/u

/** Query parameters of the name that a registration begins with, by the parts of the name. */
export const nameParameters = {
  lastName: 'last_name',
  firstName: 'first_name',
  middleName: 'middle_name',
} as const

/** Query parameter of the ticket with which an invitation's link proves its address at the registration. */
export const invitedParameter = 'invited'

/**
 * Parameter of the address that signs in, as an invitation knows it: in the fragment of a URL, which no server, log or
 * referrer receives.
 */
export const addressParameter = 'email'

/** The parts of a name. */
export const nameParts = ['lastName', 'firstName', 'middleName'] as const
