import { lazy, Suspense, type ReactNode } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Plan, PlanItem } from './plan.types.ts'

// Lazy: the form library loads when a form is opened.
const AssignForm = lazy(async () => ({ default: (await import('./AssignForm.tsx')).AssignForm }))
const ItemForm = lazy(async () => ({ default: (await import('./ItemForm.tsx')).ItemForm }))
const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }))

const open = (title: string, form: ReactNode): void =>
  openDrawer({ title, body: <Suspense fallback={<LoadingBlock />}>{form}</Suspense> })

export const openAssignForm = (title: string, plan: Plan): void => open(title, <AssignForm plan={plan} />)

export const openItemForm = (title: string, projectTrackId: number, item: PlanItem | null): void =>
  open(title, <ItemForm projectTrackId={projectTrackId} item={item} />)

export const openReportForm = (title: string, item: PlanItem): void => open(title, <ReportForm item={item} />)
