import './text-link.css'
import type { ComponentProps } from 'react'
import { cls } from '../../cls.ts'

/** The name of a row that opens or downloads it without leaving the page; see `TextLink`. */
export const TextButton = ({ className, ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} className={cls('text-link', className)} />
)
