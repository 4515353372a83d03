// Reflex's event loop asks the router where it is; here every page is a document of its own.
const params = {};
const search = [new URLSearchParams()];
const navigate = (to) => location.assign(to);

export const useLocation = () => location;
export const useNavigate = () => navigate;
export const useParams = () => params;
export const useSearchParams = () => search;
