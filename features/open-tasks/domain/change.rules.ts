/** Texts of an open task that administrators moderate. */
export const moderatedTexts = ['title', 'description', 'prize', 'requirements'] as const

export type ModeratedText = (typeof moderatedTexts)[number]

export type Texts = Record<ModeratedText, string>

/** A material with its name. */
export type NamedMaterial = { id: number; name: string }

/** Changes of an approved open task since administrators last saw it. */
export type ModeratedChange = {
  /** Texts that differ: the approved and the current ones. */
  before: Partial<Texts>
  after: Partial<Texts>
  added: NamedMaterial[]
  removed: NamedMaterial[]
}

export const noChange = (): ModeratedChange => ({ before: {}, after: {}, added: [], removed: [] })

/** Adds an edit of the texts to the changes; a text that equals the approved one again is not a change. */
export const changeTexts = (change: ModeratedChange, now: Texts, next: Texts): ModeratedChange => {
  const differing = moderatedTexts.flatMap((field) => {
    const approved = change.before[field] ?? now[field]
    return approved === next[field] ? [] : [{ field, approved }]
  })
  return {
    ...change,
    before: Object.fromEntries(differing.map(({ field, approved }) => [field, approved])),
    after: Object.fromEntries(differing.map(({ field }) => [field, next[field]])),
  }
}

export const addMaterial = (change: ModeratedChange, material: NamedMaterial): ModeratedChange => ({
  ...change,
  added: [...change.added, material],
})

/** Whether the material was added after the approval: removing it undoes the change. */
export const isAddition = ({ added }: ModeratedChange, id: number): boolean =>
  added.some((one) => one.id === id)

export const removeMaterial = (change: ModeratedChange, material: NamedMaterial): ModeratedChange =>
  isAddition(change, material.id)
    ? { ...change, added: change.added.filter(({ id }) => id !== material.id) }
    : { ...change, removed: [...change.removed, material] }

/** Whether nothing differs from the approved state. */
export const isUnchanged = ({ before, added, removed }: ModeratedChange): boolean =>
  Object.keys(before).length === 0 && added.length === 0 && removed.length === 0
