import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Risk } from '../risk.types.ts'
import type { RiskForm as Form } from './RiskForm.tsx'

// Lazy: the form library loads when a form is opened.
const RiskForm = lazy(async () => ({ default: (await import('./RiskForm.tsx')).RiskForm }))
const TypicalRisks = lazy(async () => ({ default: (await import('./TypicalRisks.tsx')).TypicalRisks }))
const AcceptForm = lazy(async () => ({ default: (await import('./AcceptForm.tsx')).AcceptForm }))

const open = (title: string, form: ReactNode): void =>
  openDrawer({ title, body: <Suspense fallback={<LoadingBlock />}>{form}</Suspense> })

/** Opens the form of an existing or new risk. */
export const openRiskForm = (title: string, props: ComponentProps<typeof Form>): void =>
  open(title, <RiskForm {...props} />)

export const openTypicalRisks = (projectId: number, title: string): void =>
  open(title, <TypicalRisks projectId={projectId} />)

export const openAcceptForm = (title: string, { id, version, acceptedUntil }: Risk): void =>
  open(title, <AcceptForm id={id} version={version} acceptedUntil={acceptedUntil} />)
