import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useOptimisticCommand } from '#platform/web/query/use-optimistic-command.ts'
import {
  getProfileVisibility,
  setProfileVisibility,
} from '../../../projects/contract/project-details.endpoints.ts'
import { elementVisibilities, type ElementVisibility } from '../../../projects/domain/states.ts'
import { visibilityOf } from '../../../projects/domain/visible-codes.rules.ts'

type Chosen = ResponseOf<typeof getProfileVisibility>

const withLevel = ({ items }: Chosen, codes: readonly string[], visibility: ElementVisibility): Chosen => ({
  items: [
    ...items.filter(({ code }) => !codes.includes(code)),
    ...codes.map((code) => ({ code, visibility })),
  ],
})

/** The readers of each element of a project's profile, and how to change them, with optimistic updates. */
export const useVisibility = (projectId: number) => {
  const t = useTexts('project-profiles')
  const input = { query: { projectId } }
  const { data, error, refetch } = useCall(getProfileVisibility, input, { deniedHere: true })
  const { send, isPending } = useOptimisticCommand(getProfileVisibility, input, setProfileVisibility, {
    keep: (saved) => saved,
  })
  const chosen = Object.fromEntries((data?.items ?? []).map(({ code, visibility }) => [code, visibility]))
  const of = (code: string): ElementVisibility => visibilityOf(code, chosen)
  const set = (codes: string[], visibility: ElementVisibility) => {
    if (codes.length === 0) return
    void send({ body: { projectId, codes, visibility } }, (now) => withLevel(now, codes, visibility))
  }
  const setMany = (codes: string[], visibility: ElementVisibility) => {
    const before = elementVisibilities.map((level) => ({
      level,
      codes: codes.filter((code) => of(code) === level),
    }))
    set(codes, visibility)
    const changed = codes.filter((code) => of(code) !== visibility).length
    const run = () => before.forEach((group) => set(group.codes, group.level))
    if (changed > 0)
      notify({
        code: 200,
        text: t('visibility.changed', { count: changed }),
        offer: { label: t('visibility.undo'), run },
      })
  }
  return {
    isReady: data !== undefined,
    error,
    retry: () => void refetch(),
    of,
    set,
    setMany,
    isSaving: isPending,
  }
}

export type Visibility = ReturnType<typeof useVisibility>
