import { lazy, Suspense, useEffect, useRef } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { StarIcon } from '#platform/web/work/components/icons/icons.ts'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getSuggestionChoices } from '../../contract/expert-suggestion.endpoints.ts'

// Lazy: the form library loads when a form is opened.
const SuggestForm = lazy(async () => ({ default: (await import('./SuggestForm.tsx')).SuggestForm }))

const open = (title: string, choices: ResponseOf<typeof getSuggestionChoices>): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock lines={6} />}>
        <SuggestForm choices={choices} />
      </Suspense>
    ),
  })

/** Button that suggests a review of the project, shown to people who may. */
export const SuggestButton = ({ id, opened = false }: SlotProps<'project.suggest'>) => {
  const t = useTexts('expert-suggestions')
  const { data, isPending } = useCall(
    getSuggestionChoices,
    { query: { projectId: String(id) } },
    { deniedHere: true },
  )
  const choices = data?.allowed ? data : null
  const isShown = useRef(false)
  useEffect(() => {
    if (!opened || !choices || isShown.current) return
    isShown.current = true
    open(t('suggest.title', { project: choices.project.name }), choices)
  }, [opened, choices, t])
  return (
    <ReservedSpace name="project.suggest" waits={isPending} inline>
      {choices ? (
        <Button
          size="small"
          variant="text"
          startIcon={<StarIcon />}
          onClick={() => open(t('suggest.title', { project: choices.project.name }), choices)}
        >
          {t('suggest.open')}
        </Button>
      ) : null}
    </ReservedSpace>
  )
}
