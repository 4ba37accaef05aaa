import { lazy, Suspense, type ReactNode } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

// Lazy: the form library loads when a form is opened.
const AskForm = lazy(async () => ({
  default: (await import('./team-invite/accelerators/AskForm.tsx')).AskForm,
}))
const InviteForm = lazy(async () => ({
  default: (await import('./accelerator-team/InviteForm.tsx')).InviteForm,
}))
const RolesForm = lazy(async () => ({
  default: (await import('./accelerator-team/RolesForm.tsx')).RolesForm,
}))
const RemoveForm = lazy(async () => ({
  default: (await import('./accelerator-team/RemoveForm.tsx')).RemoveForm,
}))

export const teamForms = { AskForm, InviteForm, RolesForm, RemoveForm } as const

/** Opens a form of teams in the right-hand drawer. */
export const openTeamForm = (title: string, form: ReactNode): void =>
  openDrawer({ title, body: <Suspense fallback={<LoadingBlock />}>{form}</Suspense> })
