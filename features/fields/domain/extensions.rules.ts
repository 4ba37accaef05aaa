/** Endings of files as one types them, `pdf, docx`: dots and spaces do not matter. */
export const extensionsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;.]+/)
      .filter(Boolean),
  ),
]

/** Whether what was typed are endings of files, and not too many. */
export const extensionsProblem = (typed: string): 'INVALID' | 'TOO_MANY' | null => {
  const extensions = extensionsOf(typed)
  if (extensions.some((one) => !/^[a-z0-9]{1,8}$/.test(one))) return 'INVALID'
  return extensions.length > 20 ? 'TOO_MANY' : null
}
