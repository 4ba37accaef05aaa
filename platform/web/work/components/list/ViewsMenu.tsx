import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRouter } from '@tanstack/react-router'
import { useId, useState, type FormEvent } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconAction } from '../IconAction.tsx'
import { ChevronDownIcon, DeleteIcon, StarIcon } from '../icons/icons.ts'
import { deleteView, savedViews, saveView } from './saved-views.ts'

/** Saved views of a list: the person's own, in this browser; each is the address under a name. */
export const ViewsMenu = ({ listId }: { listId: string }) => {
  const t = useTexts()
  const id = useId()
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
  return (
    <>
      <Button
        size="small"
        startIcon={<StarIcon />}
        endIcon={<ChevronDownIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current?.name ?? t('list.views')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': t('list.views') } }}>
        <MenuItem onClick={() => open('')}>{t('list.viewDefault')}</MenuItem>
        {views.map((view) => (
          <MenuItem key={view.name} selected={view === current} onClick={() => open(view.search)}>
            <span style={{ flex: 1 }}>{view.name}</span>
            <IconAction
              icon={DeleteIcon}
              label={t('list.viewDelete', { name: view.name })}
              tip="end"
              onClick={(event) => {
                event.stopPropagation()
                deleteView(listId, view.name)
                setViews(savedViews(listId))
              }}
            />
          </MenuItem>
        ))}
        <li role="presentation">
          {/* The menu jumps to items by letters; here letters are typed. */}
          <form className="view-form" onSubmit={save} onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
            <p>{t('list.viewsEmpty')}</p>
            <input value={name} maxLength={60} aria-label={t('list.viewName')} placeholder={t('list.viewName')} onChange={(event) => setName(event.target.value)} />
            <Button size="small" type="submit" disabled={!name.trim()}>
              {t('list.viewSave')}
            </Button>
          </form>
        </li>
      </Menu>
    </>
  )
}
