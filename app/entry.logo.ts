import { reducePictures } from "./page-script/own/reduce-pictures.ts";

// Only on the page of the logo; see ui/profile/design/logo-field.tsx.
reducePictures();
