import './page-state.css'
import type { ComponentType, ReactNode } from 'react'

type Props = {
  icon: ComponentType
  title: string
  text?: ReactNode
  actions?: ReactNode
  /** An error is announced at once. */
  alert?: boolean
}

/** Common layout of "nothing here yet", "access denied" and "failed": an icon, a sentence, an action. */
export const PageState = ({ icon: Icon, title, text, actions, alert = false }: Props) => (
  <div className="page-state" {...(alert ? { role: 'alert' } : {})}>
    <div className="page-state-figure" aria-hidden>
      <Icon />
    </div>
    <h2 className="page-state-title">{title}</h2>
    {text ? <p className="page-state-text">{text}</p> : null}
    {actions ? <div className="page-state-actions">{actions}</div> : null}
  </div>
)
