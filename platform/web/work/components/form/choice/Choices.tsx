import './choice.css'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'fieldset'> & {
  legend: string
  /** Below each other, in a line as long as there is room, or in columns. */
  layout?: 'stack' | 'row' | 'columns'
}

/** A question with all its answers in view. */
export const Choices = ({ legend, layout = 'stack', children, ...fieldset }: Props) => (
  <fieldset className="choices" data-layout={layout} {...fieldset}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)
