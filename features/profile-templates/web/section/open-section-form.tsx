import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { SectionOption } from './SectionChoice.tsx'
import type { SectionWords } from './SectionForm.tsx'

const SectionForm = lazy(async () => ({ default: (await import('./SectionForm.tsx')).SectionForm }))

const SectionChoice = lazy(async () => ({ default: (await import('./SectionChoice.tsx')).SectionChoice }))

/** Opens the form of a section in the drawer; null creates one. */
export const openSectionForm = (
  title: string,
  section: SectionWords | null,
  onDone: (given: SectionWords) => void,
): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <SectionForm section={section} onDone={onDone} />
      </Suspense>
    ),
  })

/** Opens the choice of a section. */
export const openSectionChoice = (
  title: string,
  sections: readonly SectionOption[],
  onDone: (sectionId: string) => void,
): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <SectionChoice sections={sections} onDone={onDone} />
      </Suspense>
    ),
  })
