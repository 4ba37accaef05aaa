import type { ReactNode } from 'react'

/** A bordered surface for one thing. */
export const Card = ({
  children,
  as: Tag = 'div',
}: {
  children: ReactNode
  as?: 'div' | 'article' | 'section'
}) => <Tag className="card">{children}</Tag>
