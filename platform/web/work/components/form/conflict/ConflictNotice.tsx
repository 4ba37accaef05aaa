import './conflict.css'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../Button.tsx'
import { InfoIcon, RedoIcon, WarningIcon } from '../../icons/icons.ts'
import type { VersionedForm } from './use-versioned-form.ts'

const useFocused = () => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return box
}

const StaleNotice = ({ onLoad }: { onLoad: () => Promise<void> }) => {
  const t = useTexts()
  const box = useFocused()
  const [loading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    await onLoad()
    setLoading(false)
  }
  return (
    <div className="conflict conflict-warning" role="alert" tabIndex={-1} ref={box}>
      <WarningIcon />
      <div>
        <strong>{t('form.conflict.title')}</strong>
        <p>{t('form.conflict.text')}</p>
        <Button size="small" startIcon={<RedoIcon />} loading={loading} onClick={load}>
          {t('form.conflict.load')}
        </Button>
      </div>
    </div>
  )
}

type Props = {
  state: VersionedForm
  label: (name: string) => string
  /** The saved value of a field in words; empty when there is none. */
  shown: (name: string) => string
}

const MergedNotice = ({ state, label, shown }: Props) => {
  const t = useTexts()
  const box = useFocused()
  const { merged, takeTheirs, dismissMerged } = state
  if (!merged) return null
  return (
    <div className="conflict conflict-info" role="status" tabIndex={-1} ref={box}>
      <InfoIcon />
      <div>
        <strong>{t('form.conflict.mergedTitle')}</strong>
        <p>{t(merged.length > 0 ? 'form.conflict.mergedText' : 'form.conflict.mergedClean')}</p>
        <ul>
          {merged.map((name) => (
            <li key={name}>
              <span>
                <b>{label(name)}</b>
                <small>
                  {t('form.conflict.theirs', {
                    value: shown(name) || t('form.conflict.empty'),
                  })}
                </small>
              </span>
              <Button size="small" onClick={() => takeTheirs(name)}>
                {t('form.conflict.take')}
                <span className="visually-hidden">{label(name)}</span>
              </Button>
            </li>
          ))}
        </ul>
        <Button size="small" variant="text" onClick={dismissMerged}>
          {t('form.conflict.done')}
        </Button>
      </div>
    </div>
  )
}

/** Above a form whose record somebody else changed: offers the newest version, then tells where the two differ. */
export const ConflictNotice = (props: Props) => {
  const { isStale, loadNewest, merged } = props.state
  if (isStale) return <StaleNotice onLoad={loadNewest} />
  return merged ? <MergedNotice {...props} /> : null
}
