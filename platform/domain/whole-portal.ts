/** Stands for all accelerators where a scope names one; no accelerator has this id. */
export const wholePortal = 0
