/** A certificate for `jobs.example` that signs itself, valid for a hundred years, and its key. They protect nothing. */
export const testCertificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBnzCCAUSgAwIBAgIUDk3SQDFqDEMWsDBcqUDonuSTel4wCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMam9icy5leGFtcGxlMCAXDTI2MTEyNzExMzIzOFoYDzIxMjYx
MTAzMTEzMjM4WjAXMRUwEwYDVQQDDAxqb2JzLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAATnHU1hP8vgJGxAour97pmIfPjMiYvgKnyklQBkdYiNU/gL
IlHA55lHzlx3I6tD4VmdCOi0mddpObrHg4n9YQJLo2wwajAdBgNVHQ4EFgQUMS/I
QB4bg9yWNBkXXXIZh1EmajMwHwYDVR0jBBgwFoAUMS/IQB4bg9yWNBkXXXIZh1Em
ajMwDwYDVR0TAQH/BAUwAwEB/zAXBgNVHREEEDAOggxqb2JzLmV4YW1wbGUwCgYI
KoZIzj0EAwIDSQAwRgIhAM/2c4jeDbNzxoabayVVdfBQrs0xvbET6N+7Cv1ic/7R
AiEAvTwVTFL1EguzBHy/NIlrxUSM+rpYbDBHRdPF9WflO84=
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7oqO9/IRIdIu3rUn
Lyk1OmN6VDFnzidLEKR78lvK4EGhRANCAATnHU1hP8vgJGxAour97pmIfPjMiYvg
KnyklQBkdYiNU/gLIlHA55lHzlx3I6tD4VmdCOi0mddpObrHg4n9YQJL
-----END PRIVATE KEY-----`,
} as const;
