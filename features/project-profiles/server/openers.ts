import type { Actor } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'

/** An element that is asked for; whether it must be filled, and whether it is only shown. */
export type AskedElement = { code: string; required: boolean; readOnly: boolean }

/** What is asked for of a profile, in its order, and the versions of templates that say how. */
export type Asking = { asked: AskedElement[]; versionIds: number[] }

/** A profile whose reader does not learn whose it is. Calls name it by another id, and no file is handed out: who made it says the file. */
export type Veil = {
  /** The project itself, and what its reader has instead. */
  projectId: number
  shown: { id: number; name: string }
  /** A text without what tells whose it is. */
  text: (text: string) => string
}

/** A profile as something else than its project opens it: its fields, and who reads and writes them. */
export type Opening = Asking & {
  veil?: Veil
  /** Who opens it at all, and who is its performer. */
  views: (actor: Actor) => boolean
  performs: (actor: Actor) => boolean
  /** Whether the actor writes now in what is not read-only. */
  writable: (actor: Actor) => boolean
  /** Which elements of the tree the context's actor reads. */
  readable: (ctx: Context, tree: ElementTree) => Promise<(code: string) => boolean>
  /** Whether the actor has also what conditions hide today. */
  readsHidden: (actor: Actor) => boolean
  /** Holds it as it was read until the transaction ends; answers whether it still was so. */
  hold: (ctx: Context) => Promise<boolean>
  /** It shows what was there at an instant, to be read only; what came later it does not tell. */
  at?: string
  /** Tells who writes when it is not writable, or no more. */
  closed: ErrorCode
}

/** Who else may open a profile: `kind` is what the calls name it by, `task` of `task:12`. */
export type ProfileOpener = {
  kind: string
  /** `undefined`: there is none of this id in the project; a veiled one is asked for by the id that it shows, and by no other. */
  load: (db: Db, projectId: number, id: number) => Promise<Opening | undefined>
  /** What a project's profile has besides the main template because it is asked for here. */
  asksOf: (db: Db, projectId: number) => Promise<Asking[]>
}

const openers = new Map<string, ProfileOpener>()

/** Registers an opener; said by its feature's `index.ts`. */
export const addProfileOpener = (opener: ProfileOpener): void => {
  openers.set(opener.kind, opener)
}

/** The opening that a call names as `kind:id`. */
export const findOpening = async (db: Db, projectId: number, named: string): Promise<Opening | undefined> => {
  const [kind = '', id] = named.split(':')
  return openers.get(kind)?.load(db, projectId, Number(id))
}

/** What all openers ask for of a project's profile. */
export const asksOfProject = async (db: Db, projectId: number): Promise<Asking[]> =>
  (await Promise.all([...openers.values()].map(({ asksOf }) => asksOf(db, projectId)))).flat()
