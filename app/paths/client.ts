import { withAnchor, withQuery, type Query } from './query'

/** The dashboard of a client, and what belongs to an order. */
export const clientPaths = {
  dashboard: (query?: Query) => withQuery('/dashboard', query),
  overview: (query?: Query) => withQuery('/dashboard/overview', query),
  search: ({ anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery('/dashboard/search', query), anchor),
  askedOrders: () => '/dashboard/asked-orders',
  orderCancel: (id: string) => `/dashboard/orders/${id}/cancel`,
  orders: (query?: Query) => withQuery('/dashboard/orders', query),
  milestones: ({ anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery('/dashboard/milestones', query), anchor),
  projectDetails: (query?: Query) => withQuery('/dashboard/projectdetails', query),
  files: (query?: Query) => withQuery('/dashboard/files', query),
  file: (id: string) => `/dashboard/files/${id}`,
  fileVersion: (versionId: string, query?: Query) => withQuery(`/files/${versionId}`, query),
  uploads: () => '/files/uploads',
  upload: (id: string, query?: Query) => withQuery(`/files/uploads/${id}`, query),
  design: (query?: Query) => withQuery('/dashboard/design', query),
  designVersion: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery(`/dashboard/design/${id}`, query), anchor),
  review: (id: string) => `/dashboard/reviews/${id}`,
  previews: (query?: Query) => withQuery('/dashboard/previews', query),
  previewVersion: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery(`/dashboard/previews/${id}`, query), anchor),
  messages: ({ anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery('/dashboard/messages', query), anchor),
  conversations: (query?: Query) => withQuery('/dashboard/conversations', query),
  messageFile: (fileId: string) => `/dashboard/messages/files/${fileId}`,
  liveUpdates: (query?: Query) => withQuery('/dashboard/live', query),
  activities: (query?: Query) => withQuery('/dashboard/activities', query),
  deliverables: (query?: Query) => withQuery('/dashboard/deliverables', query),
  deliverableDownload: (id: string) => `/deliverables/${id}/pack`,
  tickets: (query?: Query) => withQuery('/dashboard/support', query),
  ticket: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery(`/dashboard/support/${id}`, query), anchor),
  customization: () => '/dashboard/customization',
  dashboardNew: (query?: Query) => withQuery('/dashboardnew', query),
  projectFiles: (projectId: string, query?: Query) =>
    withQuery(`/dashboardnew/project/${projectId}/files`, query),
  projectMilestones: (projectId: string, query?: Query) =>
    withQuery(`/dashboardnew/project/${projectId}/milestones`, query),
  sharedPicture: (id: string, size: 'display' | 'card' | 'original') =>
    `/pictures/shared/${id}/${size}`,
  previewDifference: (beforeId: string, afterId: string) =>
    `/pictures/differences/${beforeId}/${afterId}`,
}
