import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { ComponentType } from 'react'
import type { Element } from '../../fields/domain/tree.ts'
import type { Place } from '../../fields/domain/values.ts'

/** How much is filled of what is asked for. */
export type Count = { filled: number; total: number }

/** Which profile, and what else than its project opens it: `task:12`. */
export type OpenedProfile = { projectId: number; opener: string }

/** What an opener's feature draws among the fields; `link` leads to where may be changed what is only shown here. */
export type ProfileOpener = {
  id: number
  /** Stands at the end of a field's label. */
  FieldAction: ComponentType<{ id: number; place: Place; name: string }>
  FieldNotes: ComponentType<{ id: number; place: Place; link: ScreenHref | null }>
  /** Stands under a group or table as a whole. */
  ElementNotes: ComponentType<{ id: number; place: Place; link: ScreenHref | null; element: Element }>
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    'profile.read': { id: number }
    'profile.project': { id: number }
    /** How much of it is filled, in a line. */
    'profile.filled': { id: number }
    /** `besides` counts what the opener asks for itself, beside the profile: it is one progress with the fields. */
    'profile.opened': { id: OpenedProfile; opener: ProfileOpener; besides: Count }
    'profile.indicators': { id: number }
    /** Some elements, each under its name. */
    'profile.elements': { id: number; codes: readonly string[] }
  }
}
