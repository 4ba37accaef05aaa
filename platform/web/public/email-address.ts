/** Whether a text looks like an email address; the server validates it exactly. */
export const isEmailAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim())
