import type { ReactNode } from 'react'

/** One of `Facts`: a label and its value. */
export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
