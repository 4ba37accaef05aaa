/** Devices of a person; the one that was used longest ago makes room. */
export const mostDevices = 10
