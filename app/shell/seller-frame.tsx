import { DashboardFrame, type DashboardFrameProps } from './dashboard-frame'
import { StudioDeskFrame } from './studio-desk-frame'

type SellerFrameProps = Omit<DashboardFrameProps, 'area'> & {
  /** At the desk of a studio on Studio Stack, else in the control center. */
  desk: boolean
}

/** A page of those who sell, with the way to their others. */
export function SellerFrame({ desk, ...page }: SellerFrameProps) {
  return desk ? <StudioDeskFrame {...page} /> : <DashboardFrame area="admin" {...page} />
}
