import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { ComponentType } from 'react'
import type { Element } from '../../fields/domain/tree.ts'
import type { Place } from '../../fields/domain/values.ts'

/** Number of filled fields among the requested ones. */
export type Count = { filled: number; total: number }

/** A profile and its opener: `task:12`. */
export type OpenedProfile = { projectId: number; opener: string }

/** Components of an opener's feature among the fields; `link` leads to where read-only fields can be edited. */
export type ProfileOpener = {
  id: number
  /** Rendered at the end of a field's label. */
  FieldAction: ComponentType<{ id: number; place: Place; name: string }>
  FieldNotes: ComponentType<{ id: number; place: Place; link: ScreenHref | null }>
  /** Rendered under a whole group or table. */
  ElementNotes: ComponentType<{ id: number; place: Place; link: ScreenHref | null; element: Element }>
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    'profile.read': { id: number }
    'profile.project': { id: number }
    /** Its progress, as one line. */
    'profile.filled': { id: number }
    /** `besides` counts the opener's requirements other than fields: they are part of the same progress. */
    'profile.opened': { id: OpenedProfile; opener: ProfileOpener; besides: Count }
    /** The same to read: the values without the help for those who fill them in. */
    'profile.opened-read': { id: OpenedProfile }
    'profile.indicators': { id: number }
    /** Some elements, each with its name. */
    'profile.elements': { id: number; codes: readonly string[] }
    /** Some elements in named blocks, at two times of the address (`compare`, `with`). */
    'profile.compared': {
      id: number
      blocks: readonly { key: string; title: string; codes: readonly string[] }[]
    }
  }
}
