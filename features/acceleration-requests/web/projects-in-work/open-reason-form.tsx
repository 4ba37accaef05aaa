import { lazy, Suspense, type ComponentProps } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'

// Forms come with their library only when somebody opens one.
const ReasonForm = lazy(async () => ({ default: (await import('./ReasonForm.tsx')).ReasonForm }))

/** Opens the question for a reason in the right-hand drawer. */
export const openReasonForm = (title: string, form: ComponentProps<typeof ReasonForm>): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <ReasonForm {...form} />
      </Suspense>
    ),
  })
