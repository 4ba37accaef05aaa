import { Button } from '#platform/web/work/components/Button.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import type { InboxList } from './use-inbox-list.ts'

/** Empty state of a folder: nothing found, nothing unread, or nothing yet. */
export const InboxEmpty = ({ inbox }: { inbox: InboxList }) => {
  const t = useTexts('communication')
  const { folder, unreadOnly, awaitsDecision, list, setSearch } = inbox
  if (list.state.text) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('list.nothingFound')}
        text={t('list.nothingFoundHelp')}
        action={<Button onClick={() => list.set({ q: undefined })}>{t('list.searchClear')}</Button>}
      />
    )
  }
  if (unreadOnly || awaitsDecision) {
    const none = awaitsDecision ? 'decided' : 'unread'
    return (
      <EmptyState
        title={t(`inbox.empty.${none}.title`)}
        text={t(`inbox.empty.${none}.text`)}
        action={
          <Button onClick={() => setSearch({ unreadOnly: undefined, awaitsDecision: undefined })}>
            {t('inbox.empty.showAll')}
          </Button>
        }
      />
    )
  }
  return <EmptyState title={t(`inbox.empty.${folder}.title`)} text={t(`inbox.empty.${folder}.text`)} />
}
