import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { ChevronDownIcon, StarIcon } from '../icons/icons.ts'
import { savedViews } from './saved-views.ts'

const ViewsPopup = lazy(async () => ({ default: (await import('./ViewsPopup.tsx')).ViewsPopup }))

/** Saved views of a list: personal, stored in this browser; each is a named URL. */
export const ViewsMenu = ({ listId }: { listId: string }) => {
  const t = useTexts()
  const { history } = useRouter()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { search } = history.location
  const current = savedViews(listId).find((view) => view.search === search)
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
            listId={listId}
            anchor={anchor}
            current={current}
            search={search}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
