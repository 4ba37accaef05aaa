/** What a new password needs (spec 5), each part by itself, so that it can be ticked off while typing. */
export const passwordRules = {
  length: (password: string): boolean => password.length >= 8,
  letter: (password: string): boolean => /[A-Za-z]/.test(password),
  digit: (password: string): boolean => /\d/.test(password),
} as const

/** The field code of what a new password lacks, if anything. */
export const passwordError = (password: string): string | undefined => {
  if (!password) return 'REQUIRED'
  if (!passwordRules.length(password)) return 'TOO_SHORT'
  return passwordRules.letter(password) && passwordRules.digit(password) ? undefined : 'WEAK_PASSWORD'
}

/** The field code of a repeated password. */
export const repeatError = (password: string, repeat: string): string | undefined => {
  if (!repeat) return 'REQUIRED'
  return password === repeat ? undefined : 'PASSWORDS_DIFFER'
}

/** The field code of a field that must not be empty. */
export const required = (value: string): string | undefined => (value.trim() ? undefined : 'REQUIRED')

/** The field code of an e-mail address; the service judges it exactly. */
export const emailError = (value: string): string | undefined =>
  required(value) ?? (/^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : 'INVALID_EMAIL')
