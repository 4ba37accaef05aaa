import { noticeKinds, type NoticeKind } from './notice-kinds.ts'

/** The person and the kinds of emails of an unsubscribe link, with its signature. */
export type Unsubscription = { uid: string; kinds: NoticeKind[]; signature: string }

/** The signed part of a link. */
export const signedPart = ({ uid, kinds }: Pick<Unsubscription, 'uid' | 'kinds'>): string =>
  `${uid}.${kinds.join('-')}`

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([A-Z_-]{1,200})\.([\w-]{43})$/

const isKind = (name: string): name is NoticeKind => noticeKinds.some((kind) => kind === name)

/** Parses a token; undefined if it is malformed. */
export const readToken = (token: string): Unsubscription | undefined => {
  const [, uid, names, signature] = form.exec(token) ?? []
  const kinds = names?.split('-') ?? []
  if (!uid || !signature || !kinds.every(isKind)) return undefined
  return { uid, kinds, signature }
}
