import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'

type Props = { when: boolean; /** The person chose to leave: what was typed is given up. */ onLeave: () => void }

/** Asks before unsaved work is left behind. A reload needs no question: the draft brings the text back. */
export const UnsavedGuard = ({ when, onLeave }: Props) => {
  const t = useTexts()
  const id = useId()
  const dirty = useRef(when)
  useEffect(() => {
    dirty.current = when
  }, [when])
  const blocker = useBlocker({
    // Another tab of the same screen keeps the form; only another page loses it.
    shouldBlockFn: ({ current, next }) => dirty.current && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const leave = () => {
    onLeave()
    blocker.proceed?.()
  }
  return (
    <Dialog open={blocker.status === 'blocked'} onClose={() => blocker.reset?.()} aria-labelledby={id}>
      <div className="guard">
        <h2 id={id}>{t('form.unsavedTitle')}</h2>
        <p>{t('form.unsavedText')}</p>
        <div className="form-buttons">
          <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
            {t('actions.stay')}
          </Button>
          <Button onClick={leave}>{t('actions.leave')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
