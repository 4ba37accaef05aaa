import './choice.css'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'fieldset'> & {
  legend: string
  /** Stacked, in a line if they fit, or in columns. */
  layout?: 'stack' | 'row' | 'columns'
}

/** A question with all its options visible. */
export const Choices = ({ legend, layout = 'stack', children, ...fieldset }: Props) => (
  <fieldset className="choices" data-layout={layout} {...fieldset}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)
