import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'
import { IconAction } from '../IconAction.tsx'
import { ChevronDownIcon, DeleteIcon, StarIcon } from '../icons/icons.ts'
import { deleteView, savedViews, saveView } from './saved-views.ts'

/** Saved views of a list: the person's own, in this browser; each is the address under a name. */
export const ViewsMenu = ({ listId }: { listId: string }) => {
  const t = useTexts()
  const { history } = useRouter()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [views, setViews] = useState(() => savedViews(listId))
  const [name, setName] = useState('')
  const { pathname, search } = history.location
  const current = views.find((view) => view.search === search)
  const open = (to: string) => {
    setAnchor(null)
    history.push(pathname + to)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    saveView(listId, { name: name.trim(), search })
    setViews(savedViews(listId))
    setName('')
    setAnchor(null)
  }
  const remove = (view: string) => {
    deleteView(listId, view)
    setViews(savedViews(listId))
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
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('list.views') } }}
      >
        <ul className="view-list">
          <li className={cls(search === '' && 'view-current')}>
            <button type="button" onClick={() => open('')}>
              {t('list.viewDefault')}
            </button>
          </li>
          {views.map((view) => (
            <li key={view.name} className={cls(view === current && 'view-current')}>
              <button type="button" onClick={() => open(view.search)}>
                {view.name}
              </button>
              <IconAction icon={DeleteIcon} label={t('list.viewDelete', { name: view.name })} tip="end" onClick={() => remove(view.name)} />
            </li>
          ))}
        </ul>
        <form className="view-form" onSubmit={save}>
          <p>{t('list.viewsEmpty')}</p>
          <input value={name} maxLength={60} aria-label={t('list.viewName')} placeholder={t('list.viewName')} onChange={(event) => setName(event.target.value)} />
          <Button size="small" type="submit" disabled={!name.trim()}>
            {t('list.viewSave')}
          </Button>
        </form>
      </Popover>
    </>
  )
}
