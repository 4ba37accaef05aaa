/** A person by uid, a project's team or an accelerator by id. */
export type Addressee = { kind: 'person'; uid: string } | { kind: 'project' | 'accelerator'; id: number }

const forms =
  /^(?:(person):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})|(project|accelerator):([1-9]\d{0,14}))$/

/** Whether the key has a valid form: `person:<uid>`, `project:12`. */
export const isAddressee = (key: string): boolean => forms.test(key)

/** Parses a key that `isAddressee` accepts. */
export const addresseeOf = (key: string): Addressee => {
  const [, , uid, kind, id] = forms.exec(key) ?? []
  return uid ? { kind: 'person', uid } : { kind: kind as 'project' | 'accelerator', id: Number(id) }
}
