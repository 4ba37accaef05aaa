/** A section of the profile with its fields, by name. */
export type NamedSection = { id: string; name: string; fields: { code: string; name: string }[] }

/** The fields that a search finds, by section: by their own name or the section's; only those of `only`, if given. */
export const sectionsShown = (
  sections: readonly NamedSection[],
  { text, only }: { text: string; only: ReadonlySet<string> | null },
): NamedSection[] => {
  const sought = text.trim().toLocaleLowerCase()
  const has = (name: string): boolean => name.toLocaleLowerCase().includes(sought)
  return sections.flatMap((section) => {
    const fields = section.fields.filter(
      ({ code, name }) => (only === null || only.has(code)) && (has(section.name) || has(name)),
    )
    return fields.length > 0 ? [{ ...section, fields }] : []
  })
}
