// Files can only be uploaded to a server.
export const uploadFiles = () => {};
