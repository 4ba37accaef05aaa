/** The name of a copy: “X” → “X (2)” → “X (3)”, within the maximum length. */
export const copyName = (name: string, max = 255): string => {
  const [, base = name, number] = /^(.+?)(?: \((\d{1,6})\))?$/su.exec(name) ?? []
  const suffix = ` (${number === undefined ? 2 : Number(number) + 1})`
  const cut = base.slice(0, max - suffix.length)
  // A surrogate pair must not be split.
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd() + suffix
}

/** The name itself, or with the first free number: a second “X” becomes “X (2)”. */
export const freeName = (name: string, taken: ReadonlySet<string>): string => {
  let free = name
  while (taken.has(free)) free = copyName(free)
  return free
}
