/** The form that was posted; throws a 400 Response when the body is none. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  }
}
