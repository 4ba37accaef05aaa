import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { ChevronDownIcon, StarIcon } from '../icons/icons.ts'
import { listPart, withinPage } from './list-address.ts'
import { readSearch } from '../../../search-params.ts'
import { useStore } from '../../../use-store.ts'
import { rememberShown } from './last-shown.ts'
import { settingsVersion } from './list-settings.ts'
import { savedViews } from './saved-views.ts'
import type { ListHandle } from './use-list-state.ts'

const ViewsPopup = lazy(async () => ({ default: (await import('./ViewsPopup.tsx')).ViewsPopup }))

/** Saved views of a list: the person's own and shared ones; each is a named URL. */
export const ViewsMenu = ({ list, inPage }: { list: ListHandle; inPage: boolean }) => {
  const t = useTexts()
  const { history } = useRouter()
  useStore(settingsVersion)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { pathname, search: whole } = history.location
  // A list in a page is remembered without the page's own parameters, so that its views fit every record.
  const ownPart = (search: string) => (inPage ? listPart(search, list.keys) : search)
  const search = ownPart(whole)
  const current = savedViews(list.id).find((view) => ownPart(view.search) === search)
  const open = (wanted: string) => {
    setAnchor(null)
    rememberShown(list.id, readSearch(wanted))
    history.push(pathname + (inPage ? withinPage(whole, list.keys, wanted) : wanted))
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<StarIcon />}
        endIcon={<ChevronDownIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current?.name ?? t('list.views')}
      </Button>
      {anchor ? (
        <Suspense>
          <ViewsPopup
            listId={list.id}
            anchor={anchor}
            current={current}
            search={search}
            onOpen={open}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
