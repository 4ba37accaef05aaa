import type { ReactNode } from 'react'

/** One of `Facts`: a label and what stands for it. */
export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
