import { lazy, Suspense, type ReactNode } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

// Lazy: the form library loads when a form is opened.
const AssessmentForm = lazy(async () => ({
  default: (await import('./parts/AssessmentForm.tsx')).AssessmentForm,
}))
const RelationForm = lazy(async () => ({ default: (await import('./parts/RelationForm.tsx')).RelationForm }))
const PersonForm = lazy(async () => ({ default: (await import('./parts/PersonForm.tsx')).PersonForm }))
const NewTechnology = lazy(async () => ({ default: (await import('./NewTechnology.tsx')).NewTechnology }))
const ImportTechnologies = lazy(async () => ({
  default: (await import('./ImportTechnologies.tsx')).ImportTechnologies,
}))

const open = (title: string, form: ReactNode): void =>
  openDrawer({ title, body: <Suspense fallback={<LoadingBlock />}>{form}</Suspense> })

export const openAssessmentForm = (title: string, technologyId: number): void =>
  open(title, <AssessmentForm technologyId={technologyId} />)

export const openRelationForm = (title: string, technologyId: number): void =>
  open(title, <RelationForm technologyId={technologyId} />)

export const openPersonForm = (title: string, technologyId: number): void =>
  open(title, <PersonForm technologyId={technologyId} />)

export const openNewTechnology = (title: string): void => open(title, <NewTechnology />)

export const openTechnologyImport = (title: string): void => open(title, <ImportTechnologies />)
